/**
 * Several servers with one database. Hazelcast says which node has which table, and carries text
 * from node to node; the journal in PostgreSQL is the only truth.
 */
package contessa.server.cluster;

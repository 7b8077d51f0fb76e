/**
 * The server's file on disk: the journal from which every table is rebuilt, and the store for
 * sessions, ratings and the like; backups, checks and salvage.
 */
package contessa.server.journal;

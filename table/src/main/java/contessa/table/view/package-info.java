/**
 * What viewers may be told. {@link contessa.table.view.ViewerMessages} is the only class that puts
 * game content into snapshots and updates, and replays use its view and event; the rest is who is
 * listening, and what the lobby and push notifications may show.
 */
package contessa.table.view;

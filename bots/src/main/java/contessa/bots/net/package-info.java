/**
 * The bot {@code contessa}: a network trained by self-play. One history, fed by events, and one
 * encoder serve both training and play, so a network always sees in play what it saw in training.
 */
package contessa.bots.net;

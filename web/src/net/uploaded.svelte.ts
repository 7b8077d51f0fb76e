/** The record that the player has opened from a file; it is gone when the page is closed. */
export const uploaded = $state<{ text?: string }>({});

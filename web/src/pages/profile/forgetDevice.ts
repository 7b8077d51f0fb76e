/** Removes what this device remembers of the player, and starts afresh as a new guest. */
export function forgetDevice(): void {
  for (const key of Object.keys(localStorage))
    if (key.startsWith('contessa')) localStorage.removeItem(key);
  location.assign('/');
}

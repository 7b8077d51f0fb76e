/** Copies a text; false if the browser does not allow it. */
export async function copyText(text: string): Promise<boolean> {
  // Browsers offer the clipboard only over HTTPS, and at home Contessa is often served without it.
  if (!('clipboard' in navigator)) return copySelected(text);
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return copySelected(text);
  }
}

/** Copies by selecting the text, in the way of older browsers. */
function copySelected(text: string): boolean {
  const area = document.createElement('textarea');
  area.value = text;
  area.readOnly = true;
  area.style.cssText = 'position:fixed;opacity:0';
  // What is outside an open dialog cannot be selected.
  const focused = document.activeElement;
  (document.querySelector('dialog[open]') ?? document.body).append(area);
  area.select();
  try {
    // Deprecated, but the only way without HTTPS.
    return document.execCommand('copy');
  } finally {
    area.remove();
    if (focused instanceof HTMLElement) focused.focus({ preventScroll: true });
  }
}

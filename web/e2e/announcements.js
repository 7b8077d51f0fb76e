// What a screen reader announces.

/** Collects the announcements of live regions. */
export function listen(page) {
  void page.evaluate(() => {
    window.heard = [];
    const hear = () =>
      document
        .querySelectorAll('[aria-live]')
        .forEach((region) => window.heard.push(region.textContent));
    new MutationObserver(hear).observe(document.body, {
      subtree: true,
      childList: true,
      characterData: true,
    });
  });
  return () => page.evaluate(() => window.heard);
}

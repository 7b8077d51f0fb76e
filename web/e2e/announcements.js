// What a screen reader announces.

/** Collects the announcements of live regions; waits for one that matches, and gives all of them. */
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
  return async (last) => {
    await page.waitForFunction((last) => window.heard.some((each) => last.test(each)), last);
    return page.evaluate(() => window.heard.join(' '));
  };
}

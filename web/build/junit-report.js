// A reporter for node:test that writes JUnit XML. Node's own leaves out a test that fails after its subtests passed.
const escaped = (text) =>
  String(text)
    // Playwright colours its messages, and XML has no place for control characters.
    .replace(/[^\t\n\r -\uFFFF]/g, '')
    .replace(/&/g, '&amp;')
    .replace(/</g, '&lt;')
    .replace(/>/g, '&gt;')
    .replace(/"/g, '&quot;')
    .replace(/\n/g, '&#10;');

const NO_FAULT_OF_ITS_OWN = ['subtestsFailed'];

export default async function* report(events) {
  yield '<?xml version="1.0" encoding="utf-8"?>\n<testsuite>\n';
  for await (const { type, data } of events) {
    if (type !== 'test:pass' && type !== 'test:fail') continue;
    if (data.details?.type === 'suite') continue;
    const error = data.details?.error;
    const file = data.file?.split('/').at(-1);
    const name = file && !data.name.endsWith(file) ? `${file}: ${data.name}` : (file ?? data.name);
    yield `<testcase name="${escaped(name)}" time="${(data.details?.duration_ms ?? 0) / 1000}">\n`;
    if (type === 'test:fail' && !NO_FAULT_OF_ITS_OWN.includes(error?.failureType))
      yield `<failure message="${escaped(error?.cause?.message ?? error?.message ?? '')}"/>\n`;
    if (data.skip !== undefined || data.todo !== undefined) yield '<skipped/>\n';
    yield '</testcase>\n';
  }
  yield '</testsuite>\n';
}

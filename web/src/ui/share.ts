import { copyText } from '../device/clipboard';
import { say } from '../words/speech.svelte';
import { showToast } from './announcer.svelte';

/** Copies a text and says so. */
export async function copyAloud(text: string, copied = say('share.copied')): Promise<void> {
  if (await copyText(text)) showToast(copied);
  else showToast(say('share.not-copied'), true);
}

/** Opens the device's share sheet on a phone; elsewhere copies the text and the address. */
export async function shareOrCopy(
  { text, url }: { text?: string; url: string },
  copied: string,
): Promise<void> {
  if ('share' in navigator && matchMedia('(pointer: coarse)').matches)
    await navigator.share({ text, url }).catch(() => {
      // The user cancelled.
    });
  else await copyAloud(text === undefined ? url : `${text} ${url}`, copied);
}

/** Opens the device's share sheet for a file where there is one, else saves the file. */
export async function shareFile(file: File): Promise<void> {
  const what = { files: [file] };
  if (matchMedia('(pointer: coarse)').matches && navigator.canShare?.(what)) {
    await navigator.share(what).catch(() => {
      // The user cancelled.
    });
    return;
  }
  const anchor = document.createElement('a');
  anchor.href = URL.createObjectURL(file);
  anchor.download = file.name;
  anchor.click();
  URL.revokeObjectURL(anchor.href);
}

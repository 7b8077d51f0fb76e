import type { Job } from '../net/analysis';

/** How far a computation of the server is. */
export type Progress = Exclude<Job<never>, { state: 'done' }>;

const ASK_AGAIN_MS = 1000;

const pause = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, ASK_AGAIN_MS));

/** Asks until the server is done; `undefined` if it failed or nobody waits any more. */
export async function finished<T>(
  ask: () => Promise<Job<T>>,
  told: (progress: Progress) => void,
  waiting: () => boolean,
  rest: () => Promise<void> = pause,
): Promise<T | undefined> {
  while (waiting()) {
    const job = await ask();
    if (!waiting()) return undefined;
    if (job.state === 'done') return job.result;
    told(job);
    if (job.state === 'failed') return undefined;
    await rest();
  }
  return undefined;
}

/** The share that is done, or nothing while others come first. */
export const share = (progress: Progress | undefined): number | undefined =>
  progress?.state === 'working' && progress.of ? progress.done / progress.of : undefined;

/** Ends this task, so that anyone who presses something is answered before the next step. */
export function nextTask(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve))
}

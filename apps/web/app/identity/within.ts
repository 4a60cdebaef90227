/** What `work` gives, or an error that says `late` where it takes longer than `limitMs`. */
export async function within<Result>(work: Promise<Result>, limitMs: number, late: string): Promise<Result> {
  let timer: ReturnType<typeof setTimeout> | undefined
  const deadline = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error(late)), limitMs)
  })
  try {
    return await Promise.race([work, deadline])
  } finally {
    clearTimeout(timer)
  }
}

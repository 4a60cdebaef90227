export const watchEn = {
  title: 'Keep it open while you work',
  text: 'Watch the folder of your project. Each save appears here, with what changed and which findings it settled. Nothing leaves your machine.',
  elsewhere:
    'This browser cannot watch a folder. Chrome and Edge can. In a terminal, kvint watch FOLDER tells you what each save changed.',
  start: 'Watch a folder',
  watching: (folder: string) => `Watching “${folder}”. Save in Live, and the report follows.`,
  lost: (folder: string) =>
    `“${folder}” can no longer be read: it was moved, or the browser has lost access to it. Choose it again to watch it.`,
  stop: 'Stop watching',
  failed: (file: string) => `“${file}” was saved and could not be read. Save it once more.`,
  saved: (at: string) => `Saved ${at}:`,
  summary: (settled: number, fresh: number, others: number) => {
    const parts = [
      ...(settled > 0 ? [`${settled} ${settled === 1 ? 'finding' : 'findings'} settled`] : []),
      ...(fresh > 0 ? [`${fresh} new`] : []),
      ...(others > 0 ? [`${others} ${others === 1 ? 'change' : 'changes'} in the song`] : []),
    ]
    return parts.length > 0 ? `${parts.join(', ')}.` : 'nothing that a report shows has changed.'
  },
  other: (file: string) => `“${file}” was saved and read.`,
  open: 'Open its report',
}

export type WatchCopy = typeof watchEn

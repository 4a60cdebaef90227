export const keepingEn = {
  keep: 'Keep',
  share: 'Share',
  here: 'Only in this browser so far',
  sending: 'Uploading to your account…',
  kept: 'Kept in your account',
  noFile: 'The file of this set is no longer in this browser. Read it again to keep it.',
  keepFigures: 'Keep the bounce’s figures too',
  sendingFigures: 'Sending the figures…',
  figuresKept: 'Figures of the bounce kept, without its sound',
  failed: 'It could not be kept. Try again.',
}

export type KeepingCopy = typeof keepingEn

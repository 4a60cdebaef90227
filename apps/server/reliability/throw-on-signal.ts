/** Loaded into a server: a signal makes something throw that no one waits for, as a fault of ours would. */
process.on('SIGUSR2', () => setTimeout(() => throwUnawaited(), 0))

function throwUnawaited(): never {
  throw new Error('A planted fault that nothing catches.')
}

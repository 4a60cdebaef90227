/** Loaded into a server: a signal that ends nothing makes something throw that no one waits for, as a fault of ours would. */
process.on('SIGWINCH', () => setTimeout(() => throwUnawaited(), 0))

function throwUnawaited(): never {
  throw new Error('A planted fault that nothing catches.')
}

/** Files with which the installed application was opened, as often as that happens. */
export function takeLaunchedFiles(onFiles: (files: readonly File[]) => void): void {
  const { launchQueue } = globalThis as { launchQueue?: LaunchQueue }
  launchQueue?.setConsumer(({ files }) => {
    if (files.length === 0) return
    void Promise.all(files.map((handle) => handle.getFile())).then(onFiles)
  })
}

/** Not yet in TypeScript's own types. */
type LaunchQueue = {
  readonly setConsumer: (consumer: (launch: { readonly files: readonly FileSystemFileHandle[] }) => void) => void
}

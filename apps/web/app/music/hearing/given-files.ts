/** What a file is by its first bytes, never by its name: a set is gzip or XML. */
export async function isSetFile(file: Blob): Promise<boolean> {
  const head = new Uint8Array(await file.slice(0, 8).arrayBuffer())
  if (head[0] === 0x1f && head[1] === 0x8b) return true
  return String.fromCharCode(...head)
    .trimStart()
    .startsWith('<?xml')
}

/** Whether these first bytes are of a container of sound that the ear opens. */
export async function isSoundFile(file: Blob): Promise<boolean> {
  const head = new Uint8Array(await file.slice(0, 16).arrayBuffer())
  const text = String.fromCharCode(...head)
  if (/^(?:RIFF|RIFX|RF64|BW64)[\s\S]{4}WAVE|^FORM[\s\S]{4}AIF[FC]|^fLaC|^OggS|^ID3/.test(text)) return true
  return text.slice(4, 8) === 'ftyp' || (head[0] === 0xff && ((head[1] ?? 0) & 0xe0) === 0xe0)
}

/** The sound files of some files, told by their content. What can't be read any more is left out. */
export async function soundsOf(files: readonly File[]): Promise<File[]> {
  const kinds = await Promise.all(files.map((file) => isSoundFile(file).catch(() => false)))
  return files.filter((_file, index) => kinds[index])
}

/** The file's name without its ending and without the date that Live adds to its backups. */
export function projectName(fileName: string): string {
  const name = fileName
    .replace(/\.als$/i, '')
    .replace(/ \[\d{4}-\d{2}-\d{2} \d{6}\]$/, '')
    .trim()
  return name === '' ? 'Without a name' : name
}

/** The name alone: the folders that it came from are no one's business. @throws where nothing is left */
export function bareFileName(name: string): string {
  return (name.split(/[/\\]/).at(-1) ?? '')
    .replaceAll(/\p{Cc}/gu, '')
    .trim()
    .slice(-255)
}

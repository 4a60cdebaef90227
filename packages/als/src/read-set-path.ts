/** What the path of a set says of it. */
export type SetPath = {
  /** The folder of the project: where `Backup/` lies in, too. As given, empty where the path names none. */
  readonly projectFolder: string
  /** Without `.als` and without the time of a backup. */
  readonly setName: string
  /** When an older version was saved, by the clock of that machine: `2024-11-09T18:12:17`. `null` where the name does not say. */
  readonly savedAt: string | null
  readonly isBackup: boolean
}

/**
 * Reads the path of a set: which project it belongs to, its name, and the time in the name of a backup.
 *
 * @example
 * readSetPath('My Song Project/Backup/My Song [2024-11-09 181217].als')
 * // → { projectFolder: 'My Song Project', setName: 'My Song', savedAt: '2024-11-09T18:12:17', isBackup: true }
 */
export function readSetPath(path: string): SetPath {
  const folders = path.split(/[\\/]/)
  const name = (folders.pop() ?? '').replace(/\.als$/i, '')
  const isBackup = /^backup$/i.test(folders.at(-1) ?? '')
  if (isBackup) folders.pop()
  const isAtRoot = folders.length === 1 && folders[0] === ''
  const projectFolder = path.slice(0, isAtRoot ? 1 : folders.join('/').length)
  const [, setName, date, hours, minutes, seconds] = STAMPED_NAME.exec(name) ?? []
  if (setName === undefined || date === undefined) return { projectFolder, setName: name, savedAt: null, isBackup }
  const savedAt = `${date}T${hours ?? '00'}:${minutes ?? '00'}:${seconds ?? '00'}`
  return { projectFolder, setName, savedAt, isBackup }
}

const STAMPED_NAME =
  /^(.*?) ?\[(\d{4}-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12]\d|3[01])) ((?:[01]\d|2[0-3]))([0-5]\d)([0-5]\d)\]$/

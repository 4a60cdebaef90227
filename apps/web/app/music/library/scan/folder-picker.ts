import type { FolderSource } from './folder-source.ts'

/** Whether the browser lets a page ask for a folder and come back to it. */
export function hasFolderPicker(): boolean {
  return typeof picker() === 'function'
}

/** Asks for a folder; `null` where the producer changes her mind. */
export async function pickFolder(): Promise<FolderSource | null> {
  try {
    const handle = await picker()?.call(globalThis, { id: 'sets', mode: 'read', startIn: 'music' })
    return handle ? { kind: 'handle', name: handle.name, handle } : null
  } catch (error) {
    if (error instanceof DOMException && error.name === 'AbortError') return null
    throw error
  }
}

/** Whether a folder of an earlier visit may be read again. Asks where it has to: call it in a click. */
export async function mayRead(handle: FileSystemDirectoryHandle): Promise<boolean> {
  const { queryPermission, requestPermission } = handle as WithPermission
  if (!queryPermission || !requestPermission) return true
  if ((await queryPermission.call(handle, { mode: 'read' })) === 'granted') return true
  return (await requestPermission.call(handle, { mode: 'read' })) === 'granted'
}

/** A file by its path from the folder, whose own name comes first; `null` where it is gone. */
export async function fileInFolder(handle: FileSystemDirectoryHandle, path: string): Promise<File | null> {
  const names = path.split('/').slice(1)
  const fileName = names.pop() ?? ''
  try {
    let folder = handle
    for (const name of names) folder = await folder.getDirectoryHandle(name)
    return await (await folder.getFileHandle(fileName)).getFile()
  } catch {
    return null
  }
}

function picker(): Picker | undefined {
  return (globalThis as { showDirectoryPicker?: Picker }).showDirectoryPicker
}

/** Not yet in TypeScript's own types. */
type Picker = (options: { id: string; mode: 'read'; startIn: 'music' }) => Promise<FileSystemDirectoryHandle>
type AskPermission = (options: { mode: 'read' }) => Promise<PermissionState>
type WithPermission = FileSystemDirectoryHandle & {
  readonly queryPermission?: AskPermission
  readonly requestPermission?: AskPermission
}

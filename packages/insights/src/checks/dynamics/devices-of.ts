import type { PlacedDevice, Song } from '../../song/song.ts'

/** Every device of the set, the main track's last. */
export function allDevices({ parts, mainDevices }: Song): PlacedDevice[] {
  return [...parts.flatMap(({ devices }) => devices), ...mainDevices]
}

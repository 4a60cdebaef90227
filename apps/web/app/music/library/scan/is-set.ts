/** macOS leaves `._Song.als` beside files on foreign disks. */
export function isSet(path: string): boolean {
  return /(?:^|\/)(?!\._)[^/]*\.als$/i.test(path)
}

/** The headers under which a browser keeps an archive as a file. */
export function archiveHeaders(name: string): Record<string, string> {
  return {
    'content-type': 'application/zip',
    'content-disposition': `attachment; filename="${name}.zip"`,
    'cache-control': 'no-store',
  }
}

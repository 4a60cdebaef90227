import type { McpServer, ServerNotifier } from '@modelcontextprotocol/server'
import type { LibraryChange, ProjectLibrary } from '../library/project-library.ts'
import { projectAddress, projectOfAddress } from './resource-address.ts'

/**
 * Lets one client of a session subscribe to projects and tells it when one of them has a new save, or the library a
 * new project. Ends by calling what it returns.
 *
 * @example const end = watchResources(server, library)
 */
export function watchResources(server: McpServer, library: ProjectLibrary): () => void {
  const subscribed = new Set<string>()
  server.server.setRequestHandler('resources/subscribe', async ({ params }) => {
    subscribed.add(params.uri)
    return {}
  })
  server.server.setRequestHandler('resources/unsubscribe', async ({ params }) => {
    subscribed.delete(params.uri)
    return {}
  })
  return library.watch((change) => {
    if (change.kind === 'list') return server.sendResourceListChanged()
    for (const uri of subscribed) {
      if (projectOfAddress(uri) !== change.projectId) continue
      void server.server.sendResourceUpdated({ uri }).catch(() => undefined)
    }
  })
}

/**
 * The same for the protocol without sessions, where clients hold a stream that names what they want to hear of.
 *
 * @example const end = announceChanges(notify, library)
 */
export function announceChanges(notify: ServerNotifier, library: ProjectLibrary): () => void {
  return library.watch((change: LibraryChange) => {
    if (change.kind === 'list') return notify.resourcesChanged()
    const address = projectAddress(change.projectId)
    for (const uri of ['', '/report', '/arrangement.svg', '/arrangement.png'].map((below) => `${address}${below}`))
      notify.resourceUpdated(uri)
  })
}

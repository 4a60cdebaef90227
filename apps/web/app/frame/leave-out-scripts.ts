/**
 * Takes out of the framework's inline scripts what no one needs before the first picture: the stream of loaders that no
 * page has, and a look into the tab's storage for a place to scroll to, which somebody who has just come cannot have.
 * The elements stay, since the page's script takes over exactly those that the build has drawn.
 */
export function leaveOutScripts(html: string): string {
  return html
    .replaceAll(/<script>window\.__reactRouterContext\b[\s\S]*?<\/script>/g, '<script></script>')
    .replace('sessionStorage.getItem(storageKey)', `(${HAS_JUST_COME} ? null : sessionStorage.getItem(storageKey))`)
}

const HAS_JUST_COME = `performance.getEntriesByType("navigation")[0]?.type === "navigate"`

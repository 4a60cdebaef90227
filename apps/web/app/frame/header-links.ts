/** What the header links to, in order. `needs` is a class that hides a link where the build lacks the feature. */
export const HEADER_LINKS = [
  { to: '/projects', name: 'projects', needs: 'needs-projects' },
  { to: '/projects/example', name: 'example', needs: 'needs-projects' },
] as const

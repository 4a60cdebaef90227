/** What the header links to, in order. `needs` is a class that hides a link where the build lacks the feature. */
export const HEADER_LINKS = [
  { to: '/', name: 'home', needs: '' },
  { to: '/about', name: 'about', needs: '' },
  { to: '/pricing', name: 'pricing', needs: '' },
  { to: '/docs', name: 'docs', needs: '' },
  { to: '/status', name: 'status', needs: '' },
  { to: '/projects', name: 'projects', needs: 'needs-projects' },
] as const

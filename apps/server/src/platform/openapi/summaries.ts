/** What a call does, where its route does not say so itself. */
export function summaryOf(method: string, route: string): string | undefined {
  return SUMMARIES[`${method} ${route}`]
}

const SUMMARIES: Readonly<Record<string, string>> = {
  'POST /api/session/adopt': 'Take a sign-in over behind the site’s cookie',
  'POST /api/session/refresh': 'A short-lived access token for the cookie',
  'POST /api/session/logout': 'End the session of the cookie',
  'GET /api/session/list': 'Where the account of the cookie is signed in',
  'POST /api/session/end': 'End one of the other sessions',
  'GET /api/v1/projects': 'List and search kept projects',
  'POST /api/v1/projects': 'Keep a set: the file is the body',
  'GET /api/v1/projects/:projectId': 'One project with its saves',
  'DELETE /api/v1/projects/:projectId': 'Delete a project with its files and reports',
  'GET /api/v1/projects/:projectId/report': 'The report of a project',
  'DELETE /api/v1/projects/:projectId/saves/:saveId': 'Delete one save',
  'POST /api/v1/projects/:projectId/saves/:saveId/cancel': 'Stop the analysis of a save',
  'POST /api/v1/projects/:projectId/saves/:saveId/retry': 'Analyse a save again',
  'GET /api/v1/projects/export': 'Everything that is kept, as one archive',
  'GET /api/v1/projects/events': 'How analyses go on, as server-sent events',
  'OPTIONS /api/v1/uploads': 'What the resumable upload offers (tus)',
  'POST /api/v1/uploads': 'Begin a resumable upload (tus)',
  'PATCH /api/v1/uploads/:uploadId': 'Send the next part of a file (tus)',
  'DELETE /api/v1/uploads/:uploadId': 'Give an upload up (tus)',
  'GET /api/v1/uploads/:uploadId': 'How far an upload has come',
  'GET /api/v1/projects/:projectId/saves/:saveId/bounce': 'Figures of the bounce of a save',
  'PUT /api/v1/projects/:projectId/saves/:saveId/bounce': 'Keep figures of a bounce with a save',
  'DELETE /api/v1/projects/:projectId/saves/:saveId/bounce': 'Delete the figures of a bounce',
  'GET /api/v1/projects/:projectId/saves/:saveId/shares': 'Links to a report',
  'POST /api/v1/projects/:projectId/saves/:saveId/shares': 'Make a link to a report',
  'DELETE /api/v1/shares/:shareId': 'Take a link back',
  'GET /api/v1/shared/:token': 'The report of a link',
  'GET /api/v1/account/export': 'Everything that is kept about you',
  'DELETE /api/v1/account': 'Delete your account with everything in it',
}

import { copyOf } from '@kvint/ui'

/** Words of the connection by the SDK's client: what the server asks, offers and says. */
export const timelineEn = {
  heading: 'Timeline',
  empty: 'Nothing has passed yet. Connect to begin.',
  search: 'Search the messages',
  kind: 'Kind',
  kinds: {
    all: 'Everything',
    request: 'Requests',
    answer: 'Answers',
    notification: 'Notifications',
    error: 'Failures',
    http: 'HTTP',
  },
  kindOf: { request: 'request', answer: 'answer', notification: 'notification', error: 'failure', http: 'http' },
  directions: { out: 'sent', in: 'received' },
  export: 'Export as JSON',
  replay: 'Send again',
  clear: 'Clear timeline',
  request: 'Request as it was sent',
  answer: 'Answer as it came',
  streamed: 'The body is a stream; its messages stand in the timeline as they came.',
  exposed: 'The browser adds headers of its own, and shows a page only those that another server exposes to it.',
  noAnswer: 'No answer came.',
  shown: (shown: number, all: number) => (shown === all ? `${all} entries.` : `${shown} of ${all} entries.`),
}

export const questionEn = {
  elicitationTitle: (server: string) => `${server || 'The server'} asks you`,
  samplingTitle: (server: string) => `${server || 'The server'} asks for an answer of a model`,
  noSecrets: 'Your answer goes to this server. No server may ask for a password or a key this way.',
  answer: 'Your answer',
  notFitting: 'This does not fit what the server asked for yet. It can be sent all the same.',
  accept: 'Send answer',
  decline: 'Decline',
  cancel: 'Cancel',
  wantsVisited: 'It wants you to visit',
  unsafe: 'This is no https address, so it is not offered to be opened.',
  open: 'Open in a new tab',
  samplingLead: (maxTokens: number) => `You answer in place of the model, with at most ${maxTokens} tokens.`,
  systemPrompt: 'System prompt',
  messages: 'Messages',
  yourAnswer: 'Answer',
  model: 'Name of the model',
  modelName: 'a-person',
  send: 'Send answer',
  refuse: 'Refuse',
  refused: 'The user refused the request',
  givenUp: 'The request was given up',
}

export const workbenchEn = {
  heading: 'Workbench',
  tabs: {
    timeline: 'Timeline',
    resources: 'Resources',
    prompts: 'Prompts',
    roots: 'Roots',
    tasks: 'Tasks',
    skills: 'Skills',
    server: 'Server',
    saved: 'Saved calls',
    servers: 'Side by side',
    chat: 'Chat',
    evaluations: 'Evaluations',
    doctor: 'Doctor',
  },
  loading: 'Opening...',
  connectFirst: 'Connect to see this.',
}

export const sessionEn = {
  era: 'Protocol',
  eras: {
    sessions: 'With sessions (to 2025-11-25)',
    automatic: 'What the server speaks',
    stateless: 'Stateless (2026-07-28)',
  },
  leaving: 'Sent to the authorization server',
  returned: 'Back from the authorization server',
  wrongState: 'Failed to authorize: this return belongs to no sign-in that was begun in this tab.',
  cancel: 'Cancel',
  late: 'The server still speaks of a call that is over.',
  cancelled: 'Cancelled by you',
  progress: 'Progress of the tool',
  progressOf: (done: number, total: number | undefined) => (total === undefined ? `${done}` : `${done} of ${total}`),
  logMessage: (level: string, logger: string | undefined) => (logger ? `${level} from ${logger}` : level),
  listChanged: (method: string) => `The server says: ${method}`,
}

export const aboutEn = {
  name: 'Name',
  version: 'Version',
  protocol: 'Protocol version',
  stateless: (version: string) => `${version}, stateless`,
  capabilities: 'Capabilities',
  instructions: 'Instructions for assistants',
  none: 'None',
  level: 'Logging level',
  levelHint: 'What the server logs from this level up arrives in the connection logs.',
  noLogging: 'This server does not log to its clients.',
  setLevel: (level: string) => `The logging level is now ${level}.`,
}

export const resourcesEn = {
  resources: 'Resources',
  templates: 'Resource templates',
  none: 'This server lists no resources.',
  refresh: 'Refresh resources',
  read: 'Read',
  readOf: (name: string) => `Read ${name}`,
  wasRead: (uri: string) => `${uri} has been read.`,
  choose: 'Read a resource to see what it holds.',
  subscribe: 'Subscribe',
  subscribeTo: (name: string) => `Subscribe to ${name}`,
  unsubscribe: 'Unsubscribe',
  unsubscribeFrom: (name: string) => `Unsubscribe from ${name}`,
  updated: (count: number) => (count === 1 ? 'Updated once' : `Updated ${count} times`),
  content: 'Content',
  uri: 'Address that is read',
  fill: 'Fill in',
  fillOf: (name: string) => `Fill in ${name}`,
}

export const promptsEn = {
  prompts: 'Prompts',
  none: 'This server lists no prompts.',
  refresh: 'Refresh prompts',
  choose: 'Choose a prompt to fill it in.',
  get: 'Get prompt',
  messages: 'Messages of the prompt',
}

export const rootsEn = {
  heading: 'Roots',
  lead: 'Folders that the server learns about when it asks. They are names only: the page gives no server access to your files.',
  none: 'No root is offered.',
  uri: 'Address of the folder',
  uriHint: 'Such as file:///home/nora/music',
  name: 'Name',
  add: 'Add root',
  remove: 'Remove',
  removeOf: (uri: string) => `Remove ${uri}`,
  noFile: 'A root begins with file:///',
  twice: 'This root is offered already.',
  told: 'The server has been told that the roots have changed.',
  askedWhenNeeded: 'The protocol of this connection does not announce changes: the server asks when it needs them.',
}

export const tasksEn = {
  heading: 'Tasks',
  unsupported: 'This server runs no tools as tasks.',
  none: 'No task is known. Execute a tool as a task.',
  asTask: 'Run as a task',
  notWaitedFor: 'Do not wait if the server makes a task of it',
  onlyAsTask: 'This tool runs only as a task.',
  refresh: 'Refresh tasks',
  result: 'Result',
  resultOf: (id: string) => `Result of ${id}`,
  cancel: 'Cancel',
  cancelOf: (id: string) => `Cancel ${id}`,
  statuses: {
    working: 'working',
    input_required: 'waits for an answer',
    completed: 'completed',
    failed: 'failed',
    cancelled: 'cancelled',
  },
}

export const viewEn = {
  heading: 'View',
  frame: (tool: string) => `View of ${tool}`,
  none: 'The server names a view for this tool, and gives none at its address.',
  reachesNothing: 'The view stands in a frame of its own, and may reach no address.',
  reaches: (origins: string) => `The view stands in a frame of its own, and may reach ${origins}.`,
  wantsOpened: 'The view wants this page opened:',
}

export const useTimelineWords = copyOf(timelineEn, async () => (await import('./nb/session.ts')).timelineNb)
export const useQuestionWords = copyOf(questionEn, async () => (await import('./nb/session.ts')).questionNb)
export const useWorkbenchWords = copyOf(workbenchEn, async () => (await import('./nb/session.ts')).workbenchNb)
export const useSessionWords = copyOf(sessionEn, async () => (await import('./nb/session.ts')).sessionNb)
export const useAboutWords = copyOf(aboutEn, async () => (await import('./nb/session.ts')).aboutNb)
export const useResourcesWords = copyOf(resourcesEn, async () => (await import('./nb/session.ts')).resourcesNb)
export const usePromptsWords = copyOf(promptsEn, async () => (await import('./nb/session.ts')).promptsNb)
export const useRootsWords = copyOf(rootsEn, async () => (await import('./nb/session.ts')).rootsNb)
export const useTasksWords = copyOf(tasksEn, async () => (await import('./nb/session.ts')).tasksNb)
export const useViewWords = copyOf(viewEn, async () => (await import('./nb/session.ts')).viewNb)

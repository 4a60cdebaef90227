import type { DocsSection } from '../../features/docs/docs-page.ts'

export const docsEn = {
  title: 'Documentation Hub',
  description: 'How to read a Live set with Kvint, connect an assistant through MCP, and call the API.',
  lead: 'From your first set to the API. Everything on one page, to search and to copy from.',
  search: 'Search the documentation',
  found: (count: number) => (count === 1 ? '1 topic' : `${count} topics`),
  nothing: 'Nothing found. Try another word, or ask us.',
  contents: 'On this page',
  anchor: (title: string) => `Link to: ${title}`,
  help: {
    heading: 'Need Help?',
    text: 'Write to us, Monday to Friday, 9 to 5 CET. We answer within 24-48 hours.',
    mail: 'Contact Support',
    chat: 'Live Chat',
  },
  sections: [
    {
      id: 'getting-started',
      title: 'Getting Started',
      topics: [
        {
          id: 'first-set',
          title: 'Read your first set',
          blocks: [
            {
              steps: [
                'In Live, save the set (Ctrl S or ⌘ S). Kvint reads the .als file in the project folder, not the whole folder.',
                'Open Your sets and drop the file anywhere on the page, or choose it.',
                'After a second or two the report stands: key, tempo, form, and the findings, most telling first.',
                'Choose a finding. The pictures move to its bars; below it stand why it matters and one thing to try.',
              ],
            },
            { text: 'The set is read in your browser. No audio is needed, and none is sent.' },
          ],
        },
        {
          id: 'reading-a-report',
          title: 'How to read a report',
          blocks: [
            {
              text: 'A finding has five parts: what Kvint claims, the evidence with bars and tracks, why it matters, what to try, and where to learn more. The number beside it says how sure it is: 0.9 is nearly certain, 0.6 means that another reading fits almost as well, and the report names it.',
            },
            {
              columns: ['Sign', 'Function', 'In A♭ major'],
              rows: [
                ['● tonic', 'at rest', 'A♭, Fm, Cm'],
                ['◆ subdominant', 'on the way', 'D♭, B♭m'],
                ['▲ dominant', 'wants home', 'E♭, Gdim'],
                ['✕ outside', 'borrowed or altered', 'D♭m, B♭'],
              ],
            },
          ],
        },
        {
          id: 'plans-and-limits',
          title: 'Plans and limits',
          blocks: [
            {
              text: 'An analysis is one set read from start to end. FREE holds 5 a month, EARLY SUPPORTER 25, PREMIUM as many as you need. Reading a finished report again costs nothing.',
            },
            {
              text: 'For the API programme these tiers are named; they stand beside the plans on the pricing page:',
            },
            {
              columns: ['Tier', 'Price', 'For'],
              rows: [
                ['Creator', '$9.99 per month', 'one person, own projects'],
                ['Professional', '$19.99 per month', 'daily work, several artists'],
                ['Studio', '$39.99 per month', 'a team with shared projects'],
              ],
            },
          ],
        },
      ],
    },
    {
      id: 'mcp-tools',
      title: 'MCP Tools',
      topics: [
        {
          id: 'connect-an-assistant',
          title: 'Connect an assistant',
          blocks: [
            {
              text: 'Kvint speaks the Model Context Protocol, so that an assistant can read your sets with you. Over the network it uses your account; on your own machine it reads a folder and needs none.',
            },
            {
              language: 'Claude Desktop: claude_desktop_config.json, local folder',
              code: `{
  "mcpServers": {
    "kvint": { "command": "npx", "args": ["kvint", "mcp", "~/Music/Ableton"] }
  }
}`,
            },
            {
              language: 'Any client with remote servers',
              code: 'https://YOUR-KVINT/mcp',
            },
            {
              text: 'The remote server asks you to sign in and to allow the assistant. You can take the permission back in your profile at any time.',
            },
          ],
        },
        {
          id: 'the-tools',
          title: 'The tools',
          blocks: [
            {
              text: 'All tools only read. Each answers with bars, tracks and a certainty, never with a note of its own.',
            },
            {
              columns: ['Tool', 'Answers'],
              rows: [
                ['projects_find', 'which sets there are'],
                ['project_overview', 'key, tempo, length, form and the main findings of one'],
                ['project_tracks', 'tracks, groups, devices'],
                ['track_detail', 'one track with its clips and chain'],
                ['harmony_read', 'chords with Roman numerals and function'],
                ['arrangement_read', 'sections, repeats, energy'],
                ['clip_notes', 'the notes of a clip, bar by bar'],
                ['mix_facts', 'levels, panning, sends, chains'],
                ['findings_list', 'findings by subject and certainty'],
                ['finding_lesson', 'one finding with its lesson'],
                ['saves_compare', 'what changed between two saves'],
                ['music_search', 'where a chord, device or word occurs'],
                ['library_habits', 'what you do in many sets'],
                ['term_explain', 'a word of theory or mixing'],
                ['set_analyse', 'the report of a set that you hand over'],
              ],
            },
          ],
        },
        {
          id: 'protocol',
          title: 'Protocol and transports',
          blocks: [
            {
              text: 'Streamable HTTP at /mcp, and the older event stream at /mcp/sse with POST /mcp/messages. Send your access token as Authorization: Bearer.',
            },
            {
              language: 'curl: list the tools',
              code: `curl https://YOUR-KVINT/mcp \\
  -H "Authorization: Bearer $TOKEN" \\
  -H "Content-Type: application/json" \\
  -H "Accept: application/json, text/event-stream" \\
  -d '{"jsonrpc":"2.0","id":1,"method":"tools/list"}'`,
            },
            {
              columns: ['Code', 'Means'],
              rows: [
                ['-32700', 'the body is not JSON'],
                ['-32600', 'not a JSON-RPC request'],
                ['-32601', 'no such method'],
                ['-32602', 'arguments do not fit the tool'],
                ['-32603', 'the fault is ours'],
              ],
            },
          ],
        },
      ],
    },
    {
      id: 'ableton-live',
      title: 'Ableton Live Integration',
      topics: [
        {
          id: 'versions',
          title: 'Which versions are read',
          blocks: [
            {
              text: 'Live 8 to 12, Intro to Suite, macOS and Windows. Sets from beta versions are read as far as their format is known; the report names what was left out.',
            },
            {
              list: [
                'Arrangement and Session clips, warp and loop settings, locators, tempo and meter changes',
                'MIDI notes with velocity, probability and MPE',
                'Devices and racks with their parameters; plug-ins by name, as their settings are sealed',
                'Mixer: level, panning, sends, mutes, groups, routing, automation',
              ],
            },
          ],
        },
        {
          id: 'where-is-the-file',
          title: 'Where the .als file is',
          blocks: [
            {
              text: 'In the project folder that Live made when you first saved. Earlier saves stand in its Backup folder: Kvint can compare them.',
            },
            {
              language: 'The folder of a Live project',
              code: `Nordlys Project/
  Nordlys.als          <- this one
  Backup/              <- earlier saves
  Samples/             <- not needed`,
            },
          ],
        },
        {
          id: 'unreadable-sets',
          title: 'When a set cannot be read',
          blocks: [
            {
              list: [
                'Saved by Live 7 or earlier: open it in a newer Live and save again.',
                'Cut off while copying: the report holds what stands before the cut and says where it ends.',
                'An .alp pack or a .zip: unpack it first and drop the .als inside.',
              ],
            },
          ],
        },
      ],
    },
    {
      id: 'api',
      title: 'API Documentation',
      topics: [
        {
          id: 'authentication',
          title: 'Authentication',
          blocks: [
            {
              text: 'Calls about your account carry an access token as a bearer. It lasts a few minutes; the site fetches a new one silently. The test page shows yours while you are signed in.',
            },
            {
              language: 'curl: who am I',
              code: `curl https://YOUR-KVINT/auth/profile \\
  -H "Authorization: Bearer $TOKEN"`,
            },
            {
              language: 'Answer',
              code: `{
  "id": "1042",
  "supabaseId": "5f0c…",
  "username": "nora",
  "role": "USER",
  "hasActiveSubscription": false,
  "email": "nora@example.com"
}`,
            },
          ],
        },
        {
          id: 'calls',
          title: 'The calls',
          blocks: [
            {
              columns: ['Call', 'Token', 'Answers'],
              rows: [
                ['GET /auth/profile', 'yes', 'id, supabaseId, username, role, hasActiveSubscription, email'],
                ['GET /auth/subscription', 'yes', 'hasActiveSubscription, subscriptionStatus'],
                ['GET /api/v1/paddle/plans', 'no', 'the plans in an envelope'],
                ['GET /api/v1/paddle/plans/{planId}', 'no', 'one plan, or 404'],
                ['POST /api/v1/paddle/checkout', 'yes', 'data.checkoutUrl'],
                ['GET /health', 'no', 'timestamp, endpoints, cache'],
              ],
            },
          ],
        },
        {
          id: 'errors',
          title: 'Errors and limits',
          blocks: [
            {
              text: 'Every failure has a code from a closed list, a sentence that says what to do, and the id of the request. Quote the id when you write to us.',
            },
            {
              language: 'A failure',
              code: `{
  "error": {
    "code": "rate-limited",
    "message": "Too many requests. Wait a minute, then try again.",
    "requestId": "0b5c…"
  }
}`,
            },
            {
              text: 'Retry 429 and 5xx at most twice, after one and two seconds. Other answers will not change by asking again.',
            },
          ],
        },
      ],
    },
  ] as readonly DocsSection[],
}

export type DocsCopy = typeof docsEn

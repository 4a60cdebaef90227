import type { DocsSection } from '../../docs-page.ts'

export const mcpToolsEn: DocsSection = {
  id: 'mcp-tools',
  title: 'MCP Tools',
  lead: 'Let an assistant read your sets with you, over the Model Context Protocol.',
  topics: [
    {
      id: 'connect-an-assistant',
      title: 'Connect an assistant',
      blocks: [
        {
          text: 'There are two ways. Over the network, the assistant reads the sets that you keep in your account; it asks you to sign in and to allow it. On your own machine, it reads a folder of sets, needs no account, and sends us nothing.',
        },
        {
          columns: ['Compared', 'Over HTTP', 'Over stdio'],
          rows: [
            ['Reads', 'the sets in your account', 'a folder on this machine'],
            ['Needs', 'an account; you allow it once', 'Node 24 and the kvint command'],
            ['Works in', 'clients with remote servers', 'clients that start programs'],
          ],
        },
        { language: 'The address of the server', code: 'https://YOUR-KVINT/mcp' },
        {
          text: 'The kvint command comes with the source: in a checkout, run `node apps/cli/src/main.ts` where kvint is written below. Write full paths, since most clients start programs without a shell that would expand ~.',
        },
      ],
    },
    {
      id: 'claude',
      title: 'Claude and Claude Desktop',
      blocks: [
        {
          steps: [
            'Open Settings, then Connectors, and choose Add custom connector.',
            'Name it Kvint and paste the address of the server.',
            'Choose Connect. A page of this site opens: sign in, read what is asked for, and allow it.',
            'In a conversation, turn Kvint on under the tools, and ask: What changed between my last two saves?',
          ],
        },
        {
          text: 'To read a folder instead, open Settings, Developer, Edit Config in Claude Desktop, add this, and start the program again:',
        },
        {
          language: 'claude_desktop_config.json',
          code: `{
  "mcpServers": {
    "kvint": {
      "command": "kvint",
      "args": ["mcp", "--folder", "/Users/you/Music/Ableton"]
    }
  }
}`,
        },
      ],
    },
    {
      id: 'claude-code',
      title: 'Claude Code',
      blocks: [
        { language: 'Over HTTP', code: 'claude mcp add --transport http kvint https://YOUR-KVINT/mcp' },
        { text: 'Then type /mcp in a session, choose kvint, and sign in.' },
        { language: 'Over stdio', code: 'claude mcp add kvint -- kvint mcp --folder /Users/you/Music/Ableton' },
      ],
    },
    {
      id: 'cursor',
      title: 'Cursor',
      blocks: [
        { text: 'In ~/.cursor/mcp.json for all projects, or .cursor/mcp.json for one:' },
        {
          language: 'mcp.json, over HTTP',
          code: `{
  "mcpServers": {
    "kvint": { "url": "https://YOUR-KVINT/mcp" }
  }
}`,
        },
        {
          language: 'mcp.json, over stdio',
          code: `{
  "mcpServers": {
    "kvint": {
      "command": "kvint",
      "args": ["mcp", "--folder", "/Users/you/Music/Ableton"]
    }
  }
}`,
        },
        { text: 'Cursor Settings, MCP shows the server and a button to sign in.' },
      ],
    },
    {
      id: 'vs-code',
      title: 'VS Code',
      blocks: [
        { text: 'Run MCP: Add Server from the command palette, or write .vscode/mcp.json:' },
        {
          language: '.vscode/mcp.json, over HTTP',
          code: `{
  "servers": {
    "kvint": { "type": "http", "url": "https://YOUR-KVINT/mcp" }
  }
}`,
        },
        {
          language: '.vscode/mcp.json, over stdio',
          code: `{
  "servers": {
    "kvint": {
      "type": "stdio",
      "command": "kvint",
      "args": ["mcp", "--folder", "/Users/you/Music/Ableton"]
    }
  }
}`,
        },
        {
          text: 'Start the server from the line above its entry. Its tools are then available in the chat’s agent mode.',
        },
      ],
    },
    {
      id: 'chatgpt',
      title: 'ChatGPT',
      blocks: [
        {
          steps: [
            'Open Settings, Apps & Connectors, Advanced settings, and turn Developer mode on.',
            'Back under Connectors choose Create, name it Kvint and paste the address of the server.',
            'Choose OAuth as authentication and continue: sign in here and allow it.',
            'In a chat, choose Kvint under the plus sign.',
          ],
        },
        {
          text: 'ChatGPT reaches servers over the network only, so a server on localhost has to be published over https first.',
        },
      ],
    },
    {
      id: 'other-clients',
      title: 'Any other client',
      blocks: [
        {
          text: 'A client that supports remote servers needs only the address, and finds out how to sign in by itself (OAuth 2.1 with discovery, dynamic registration and PKCE). One that takes headers can carry a token instead:',
        },
        {
          language: 'With a token',
          code: `{
  "mcpServers": {
    "kvint": {
      "type": "http",
      "url": "https://YOUR-KVINT/mcp",
      "headers": { "Authorization": "Bearer YOUR-TOKEN" }
    }
  }
}`,
        },
        {
          language: 'A client that only starts programs, through a bridge',
          code: `{
  "mcpServers": {
    "kvint": { "command": "npx", "args": ["-y", "mcp-remote", "https://YOUR-KVINT/mcp"] }
  }
}`,
        },
        { text: 'Older clients open the event stream at https://YOUR-KVINT/mcp/sse.' },
      ],
    },
    {
      id: 'the-tools',
      title: 'The tools',
      blocks: [
        {
          text: 'The tools only read. Each answers with bars, tracks and how sure it is, never with a note of its own, and says what it left out.',
        },
        {
          columns: ['Tool', 'Answers'],
          rows: [
            ['projects_find', 'which sets there are, by name, tempo, key or stage'],
            ['project_overview', 'key, tempo, length, form and the main findings of a set'],
            ['project_tracks', 'tracks by role, groups, devices'],
            ['track_detail', 'one track with its clips, chain and sends'],
            ['harmony_read', 'keys with evidence, chords with Roman numerals and function'],
            ['arrangement_read', 'sections, repeats, energy, what enters and leaves'],
            ['clip_notes', 'the notes of a clip, bar by bar; drums as grids'],
            ['mix_facts', 'levels, panning, returns, sidechains, the main chain'],
            ['hear_mixdown', 'what a bounce sounds like over the set: loudness, sections, findings in bars'],
            ['hear_clip', 'what the sample of an audio clip is, and its notes; on your own machine only'],
            ['align_bounce', 'where in its set a bounce belongs'],
            ['compare_bounces', 'what changed in the sound between two bounces, at equal loudness'],
            ['findings_list', 'findings by subject and certainty'],
            ['finding_lesson', 'one finding as a lesson at three depths'],
            ['saves_compare', 'what changed between two saves'],
            ['music_search', 'where a chord, device or word occurs'],
            ['library_habits', 'what your sets have in common'],
            ['term_explain', 'a word of theory or mixing, with places in your own music'],
            ['set_analyse', 'the report of a set that you give it'],
          ],
        },
        {
          text: 'Four prompts start a longer conversation: review_my_mix, teach_harmony, out_of_the_loop and release_check. Reports, pictures and clips are also there as resources under kvint://project/, and the glossary under kvint://glossary.',
        },
      ],
    },
    {
      id: 'what-to-ask',
      title: 'What to ask',
      blocks: [
        {
          list: [
            'Which of my sets are in F minor and never got past the loop?',
            'Why does bar 39 of Nordlys feel darker? Show me the chord and what it borrows from.',
            'Go through the findings about the low end with me, one at a time.',
            'What did I change between Tuesday’s save and today’s?',
            'Which eight bars do I copy most across all my sets?',
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
    {
      id: 'connection-trouble',
      title: 'When it does not connect',
      blocks: [
        {
          list: [
            'The assistant says that it is not authorised: revoke its access in your profile, under Connected Assistants, and connect again.',
            'No tools appear: turn the server off and on in the client; some read the list only at start.',
            'Nothing happens over stdio: run the command in a terminal. It should wait silently; an error says what is missing.',
            'The folder seems empty: Kvint looks for .als files in it and below, and takes what is in Backup folders as earlier saves.',
            'Test the server from this site: MCP Test in the header, once you are signed in.',
          ],
        },
      ],
    },
  ],
}

import type { DocsSection } from '../../docs-page.ts'

export const mcpToolsNb: DocsSection = {
  id: 'mcp-tools',
  title: 'MCP-verktøy',
  lead: 'La en assistent lese settene dine sammen med deg, over Model Context Protocol.',
  topics: [
    {
      id: 'connect-an-assistant',
      title: 'Koble til en assistent',
      blocks: [
        {
          text: 'Det er to måter. Over nettet leser assistenten settene du har på kontoen; den ber deg logge inn og tillate det. På din egen maskin leser den en mappe med sett, trenger ingen konto, og ingenting sendes til oss.',
        },
        {
          columns: ['Sammenlignet', 'Med HTTP', 'Med stdio'],
          rows: [
            ['Leser', 'settene på kontoen din', 'en mappe på denne maskinen'],
            ['Trenger', 'en konto; du tillater det én gang', 'Node 24 og kommandoen kvint'],
            ['Virker i', 'klienter som støtter eksterne servere', 'klienter som starter programmer'],
          ],
        },
        { language: 'Adressen til serveren', code: 'https://YOUR-KVINT/mcp' },
        {
          text: 'Kommandoen kvint følger med kildekoden: kjør `node apps/cli/src/main.ts` der det står kvint nedenfor. Skriv fulle stier, for de fleste klienter starter programmer uten et skall som forstår ~.',
        },
      ],
    },
    {
      id: 'claude',
      title: 'Claude og Claude Desktop',
      blocks: [
        {
          steps: [
            'Åpne Settings, så Connectors, og velg Add custom connector.',
            'Kall den Kvint og lim inn adressen til serveren.',
            'Velg Connect. En side på dette nettstedet åpnes: logg inn, les hva den ber om, og tillat det.',
            'Slå på Kvint under verktøyene i en samtale, og spør: Hva endret seg mellom de to siste lagringene mine?',
          ],
        },
        {
          text: 'Vil du heller lese en mappe, åpner du Settings, Developer, Edit Config i Claude Desktop, legger til dette og starter programmet på nytt:',
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
        { language: 'Med HTTP', code: 'claude mcp add --transport http kvint https://YOUR-KVINT/mcp' },
        { text: 'Skriv så /mcp i en økt, velg kvint og logg inn.' },
        { language: 'Med stdio', code: 'claude mcp add kvint -- kvint mcp --folder /Users/you/Music/Ableton' },
      ],
    },
    {
      id: 'cursor',
      title: 'Cursor',
      blocks: [
        { text: 'I ~/.cursor/mcp.json for alle prosjekter, eller .cursor/mcp.json for ett:' },
        {
          language: 'mcp.json, med HTTP',
          code: `{
  "mcpServers": {
    "kvint": { "url": "https://YOUR-KVINT/mcp" }
  }
}`,
        },
        {
          language: 'mcp.json, med stdio',
          code: `{
  "mcpServers": {
    "kvint": {
      "command": "kvint",
      "args": ["mcp", "--folder", "/Users/you/Music/Ableton"]
    }
  }
}`,
        },
        { text: 'Cursor Settings, MCP viser serveren og en knapp for å logge inn.' },
      ],
    },
    {
      id: 'vs-code',
      title: 'VS Code',
      blocks: [
        { text: 'Kjør MCP: Add Server fra kommandopaletten, eller skriv .vscode/mcp.json:' },
        {
          language: '.vscode/mcp.json, med HTTP',
          code: `{
  "servers": {
    "kvint": { "type": "http", "url": "https://YOUR-KVINT/mcp" }
  }
}`,
        },
        {
          language: '.vscode/mcp.json, med stdio',
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
        { text: 'Start serveren fra linjen over oppføringen. Verktøyene er der i agentmodus i chatten.' },
      ],
    },
    {
      id: 'chatgpt',
      title: 'ChatGPT',
      blocks: [
        {
          steps: [
            'Åpne Settings, Apps & Connectors, Advanced settings, og slå på Developer mode.',
            'Velg Create under Connectors, kall den Kvint og lim inn adressen til serveren.',
            'Velg OAuth som autentisering og gå videre: logg inn her og tillat det.',
            'Velg Kvint under plusstegnet i en chat.',
          ],
        },
        { text: 'ChatGPT når bare servere over nettet: en på localhost må først gjøres tilgjengelig med https.' },
      ],
    },
    {
      id: 'other-clients',
      title: 'Andre klienter',
      blocks: [
        {
          text: 'En klient som støtter eksterne servere, trenger bare adressen og finner innloggingen selv (OAuth 2.1 med discovery, dynamisk registrering og PKCE). En klient som lar deg sette HTTP-headere, kan bruke et token i stedet:',
        },
        {
          language: 'Med et token',
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
          language: 'En klient som bare starter programmer, gjennom en bro',
          code: `{
  "mcpServers": {
    "kvint": { "command": "npx", "args": ["-y", "mcp-remote", "https://YOUR-KVINT/mcp"] }
  }
}`,
        },
        { text: 'Eldre klienter åpner hendelsesstrømmen på https://YOUR-KVINT/mcp/sse.' },
      ],
    },
    {
      id: 'the-tools',
      title: 'Verktøyene',
      blocks: [
        {
          text: 'Verktøyene leser bare. Hvert av dem svarer med takter, spor og hvor sikkert det er, aldri med en egen note, og sier hva det utelot.',
        },
        {
          columns: ['Verktøy', 'Svarer på'],
          rows: [
            ['projects_find', 'hvilke sett som finnes, etter navn, tempo, toneart eller hvor langt de er kommet'],
            ['project_overview', 'toneart, tempo, lengde, form og de viktigste funnene i ett'],
            ['project_tracks', 'spor etter rolle, grupper, enheter'],
            ['track_detail', 'ett spor med klipp, kjede og sends'],
            ['harmony_read', 'tonearter med belegg, akkorder med romertall og funksjon'],
            ['arrangement_read', 'deler, gjentakelser, energi, hva som kommer og går'],
            ['clip_notes', 'notene i et klipp, takt for takt; trommer som rutenett'],
            ['mix_facts', 'nivåer, panorering, returer, sidechain, hovedkjeden'],
            ['hear_mixdown', 'hvordan en eksport låter over settet: lydstyrke, deler, funn med takter'],
            ['hear_clip', 'hva samplet i et lydklipp er, og tonene i det; bare på din egen maskin'],
            ['align_bounce', 'hvor en eksport ligger i settet sitt'],
            ['compare_bounces', 'hva som endret seg i lyden mellom to eksporter, ved lik lydstyrke'],
            ['findings_list', 'funn etter emne og sikkerhet'],
            ['finding_lesson', 'ett funn som leksjon på tre nivåer'],
            ['saves_compare', 'hva som endret seg mellom to lagringer'],
            ['music_search', 'hvor en akkord, en enhet eller et ord forekommer'],
            ['library_habits', 'hva du gjør i mange sett'],
            ['term_explain', 'et ord fra teori eller miksing, med steder i din egen musikk'],
            ['set_analyse', 'rapporten for et sett du gir den'],
          ],
        },
        {
          text: 'Fire ferdige oppdrag (prompts) starter en lengre samtale: review_my_mix, teach_harmony, out_of_the_loop og release_check. Rapporter, bilder og klipp finnes også som ressurser under kvint://project/, og ordlisten under kvint://glossary.',
        },
      ],
    },
    {
      id: 'what-to-ask',
      title: 'Hva du kan spørre om',
      blocks: [
        {
          list: [
            'Hvilke av settene mine går i f-moll og kom aldri forbi loopen?',
            'Hvorfor kjennes takt 39 i Nordlys mørkere? Vis meg akkorden og hvor den er lånt fra.',
            'Gå gjennom funnene om bunnen med meg, ett om gangen.',
            'Hva endret jeg mellom tirsdagens lagring og dagens?',
            'Hvilke åtte takter kopierer jeg mest, i alle settene mine?',
          ],
        },
      ],
    },
    {
      id: 'protocol',
      title: 'Protokoll og transporter',
      blocks: [
        {
          text: 'Streamable HTTP på /mcp, og den eldre hendelsesstrømmen på /mcp/sse med POST /mcp/messages. Send tokenet som Authorization: Bearer.',
        },
        {
          language: 'curl: list verktøyene',
          code: `curl https://YOUR-KVINT/mcp \\
  -H "Authorization: Bearer $TOKEN" \\
  -H "Content-Type: application/json" \\
  -H "Accept: application/json, text/event-stream" \\
  -d '{"jsonrpc":"2.0","id":1,"method":"tools/list"}'`,
        },
        {
          columns: ['Kode', 'Betyr'],
          rows: [
            ['-32700', 'innholdet er ikke JSON'],
            ['-32600', 'ikke en JSON-RPC-forespørsel'],
            ['-32601', 'ingen slik metode'],
            ['-32602', 'argumentene passer ikke verktøyet'],
            ['-32603', 'feilen er vår'],
          ],
        },
      ],
    },
    {
      id: 'connection-trouble',
      title: 'Når tilkoblingen svikter',
      blocks: [
        {
          list: [
            'Assistenten sier at den ikke har tilgang: trekk den tilbake i profilen, under Tilkoblede assistenter, og koble til på nytt.',
            'Ingen verktøy viser seg: slå serveren av og på i klienten; noen leser listen bare ved start.',
            'Med stdio skjer ingenting: kjør kommandoen i en terminal. Den skal vente stille; en feil sier hva som mangler.',
            'Mappen virker tom: Kvint leter etter .als-filer i den og under den, og tar det som ligger i Backup-mapper, som tidligere lagringer.',
            'Test serveren herfra: MCP-test øverst på siden, når du er logget inn.',
          ],
        },
      ],
    },
  ],
}

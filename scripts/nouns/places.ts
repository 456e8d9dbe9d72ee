/*
 * The central files of a noun: files outside its own folders that must name the noun. Events, webhooks, Today, shares
 * and the search over all nouns have their own lists, which name a noun only if they support it.
 */

/** The forms of a noun's name: 'widget', 'widgets', 'Widget', 'Widgets'. */
export type Noun = { one: string; many: string; One: string; Many: string }

type CentralPlace = {
  file: string
  /** The text for a noun in the file. A test looks for the texts of existing nouns. */
  says(noun: Noun): string
  /** Adds the noun to the file's text. Throws if the position is not found, as the file has changed. */
  add(text: string, noun: Noun): string
}

export const places: readonly CentralPlace[] = [
  {
    file: 'api/schema.ts',
    says: ({ many }) => `import './${many}/schema.ts'`,
    add: (text, { many }) => before(text, 'import { builder }', `import './${many}/schema.ts'\n`),
  },
  {
    file: 'api/calls.ts',
    says: ({ one }) => `...${one}Calls,`,
    add: (text, { one, many }) =>
      before(
        before(text, 'import type { Call }', `import { ${one}Calls } from './${many}/rest.ts'\n`),
        '  ...viewCalls,',
        `  ...${one}Calls,\n`,
      ),
  },
  {
    file: 'api/scopes/words.ts',
    says: ({ many }) => `  ${many}: {`,
    add: (text, { many, Many }) =>
      before(
        text,
        '  activity: {',
        `  ${many}: { label: '${Many}', about: '${Many} and notes on them', acts: both },\n`,
      ),
  },
  {
    file: 'api/views/rules.ts',
    says: ({ many }) => `'${many}'`,
    add: (text, { many }) => before(text, '] as const\n', `, '${many}'`),
  },
  {
    file: 'web/app/pages.ts',
    says: ({ many }) => `${many}Page,`,
    add: (text, { many }) =>
      before(
        before(text, 'import type { Page }', `import { ${many}Page } from '../${many}/list/route.ts'\n`),
        '  revenuePage,',
        `  ${many}Page,\n`,
      ),
  },
  {
    file: 'web/app/frame/entries.ts',
    says: ({ many }) => `to: '/${many}'`,
    add: (text, { many, Many }) =>
      before(
        withImport(text, "import { FolderFilled, FolderRegular } from '@fluentui/react-icons/svg/folder'\n"),
        "  {\n    label: 'Revenue',",
        `  {
    label: '${Many}',
    to: '/${many}',
    Icon: FolderRegular,
    ActiveIcon: FolderFilled,
    isActive: path => path.startsWith('/${many}'),
  },\n`,
      ),
  },
  {
    file: 'docs/integrators/tokens.md',
    says: ({ many }) => `\`${many}:read\``,
    add: (text, { many, Many }) =>
      before(text, '| Who did what', `| ${Many} and notes on them | \`${many}:read\` | \`${many}:write\` |\n`),
  },
  {
    file: 'docs/specification-map.md',
    says: ({ many }) => `| \`GET /api/${many}\` |`,
    add: (text, noun) =>
      before(before(text, '| `/revenue` |', pageRow(noun)), '| `GET /api/companies` |', callRows(noun)),
  },
]

const pageRow = ({ many }: Noun) => `| \`/${many}\` | \`web/${many}/list\` | \`api/${many}/${many}.test.ts\` |\n`

const callRows = ({ many }: Noun) =>
  ['GET', 'POST', 'GET /{id}', 'PATCH /{id}', 'DELETE /{id}']
    .map(line => {
      const [method, id = ''] = line.split(' ')
      return `| \`${method} /api/${many}${id}\` | \`api/${many}/rest.ts\` | \`api/${many}/${many}.test.ts\` |\n`
    })
    .join('')

function before(text: string, anchor: string, added: string): string {
  const at = text.indexOf(anchor)
  if (at < 0) throw new Error(`There is no '${anchor}' any more: see scripts/nouns/places.ts`)
  return text.slice(0, at) + added + text.slice(at)
}

const withImport = (text: string, line: string) => (text.includes(line) ? text : line + text)

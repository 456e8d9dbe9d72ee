import type { Line } from '../lines/lines.ts'
import type { Link } from '../pages/layout.ts'

/** Sites of the person's own: what the contact lines print or link to, without profiles on social networks. */
export function findPortfolio({ lines, links }: { lines: Line[]; links: Link[] }): string[] {
  const found: string[] = []
  for (const address of [...lines.flatMap(line => printedAddresses(line.text)), ...links.map(link => link.url)]) {
    const site = asSite(address)
    if (!site || found.some(other => keyOf(other) === keyOf(site))) continue
    if (!social.test(hostOf(site))) found.push(site)
  }
  return found.slice(0, 6)
}

const addressPattern =
  /(?<![@\w.-])(?:https?:\/\/)?(?:www\.)?(?:[a-z\d](?:[a-z\d-]*[a-z\d])?\.)+(?:com|net|org|io|dev|me|co|app|design|art|studio|pl|fr|de|eu|uk|ai|tech|xyz|info|site|page|blog|ch|be|nl|es|it|at|cz|ca|us|in|se|no|dk|fi|tv|works|space|online|codes|sh|so|cc|pro|name|edu|photo|photography|portfolio|agency)(?::\d+)?(?:\/[^\s|,;()<>]*)?(?![\w@-])/gi

function printedAddresses(text: string): string[] {
  return [...text.matchAll(addressPattern)]
    .map(match => match[0])
    .filter(address => !/^(?:asp|vb|ado)\.net|^(?:node|next|vue|react)\./i.test(address))
}

function asSite(address: string): string | undefined {
  if (/^(?:mailto|tel|file|javascript):/i.test(address)) return undefined
  const full = /^https?:\/\//i.test(address) ? address : `https://${address}`
  if (!URL.canParse(full) || !hostOf(full).includes('.')) return undefined
  return full.replace(/(?<![.,;])[.,;]+$/, '').replace(/\/$/, '')
}

const hostOf = (site: string) => new URL(site).hostname.replace(/^www\./, '').toLowerCase()
const keyOf = (site: string) => `${hostOf(site)}${new URL(site).pathname.replace(/\/$/, '').toLowerCase()}`

const social =
  /(?:^|\.)(?:linkedin\.com|facebook\.com|fb\.com|fb\.co|twitter\.com|x\.com|t\.co|instagram\.com|youtube\.com|youtu\.be|quora\.com|tiktok\.com|skype\.com|wa\.me|t\.me|goo\.gl|maps\.google\.com|google\.com|orcid\.org|researchgate\.net|scholar\.google\.com|apple\.com|amazon\.com|wikipedia\.org|xing\.com)$/

import { journey, type Mutation } from '../mutation.ts'

interface Opened {
  readonly name: string
  readonly text: string
  readonly replacement: string
  /** What is tried, as `tests/trust/policy.spec.ts` calls it. */
  readonly attempt: string
}

const opened: readonly Opened[] = [
  {
    name: '`script-src`: code made of text',
    text: `'script-src': "'self'"`,
    replacement: `'script-src': "'self' 'unsafe-eval'"`,
    attempt: 'code made of text',
  },
  {
    name: '`script-src`: scripts in the page',
    text: `'script-src': "'self'"`,
    replacement: `'script-src': "'self' 'unsafe-inline'"`,
    attempt: 'a script in the page',
  },
  {
    name: '`style-src`',
    text: `'style-src': "'self'"`,
    replacement: `'style-src': "'self' 'unsafe-inline'"`,
    attempt: 'a style sheet in the page',
  },
  {
    name: '`img-src`',
    text: `'img-src': "'self' https: data:"`,
    replacement: `'img-src': '*'`,
    attempt: 'a picture over http',
  },
  {
    name: '`connect-src`',
    text: `'connect-src': "'self' https:`,
    replacement: `'connect-src': "* https:`,
    attempt: 'a call over http',
  },
  {
    name: '`frame-src`',
    text: `'frame-src': 'https://www.tiktok.com`,
    replacement: `'frame-src': '* https://www.tiktok.com`,
    attempt: 'a frame of another site',
  },
  {
    name: '`object-src`',
    text: `'object-src': "'none'"`,
    replacement: `'object-src': '*'`,
    attempt: 'an object',
  },
  {
    name: '`base-uri`',
    text: `'base-uri': "'none'"`,
    replacement: `'base-uri': '*'`,
    attempt: 'another base',
  },
  {
    name: '`form-action`',
    text: `'form-action': "'self'"`,
    replacement: `'form-action': '*'`,
    attempt: 'a form that leads to another site',
  },
  {
    name: '`require-trusted-types-for`',
    text: `'require-trusted-types-for': "'script'",`,
    replacement: '',
    attempt: 'text into innerHTML',
  },
  {
    name: '`trusted-types`',
    text: `'default droit-de-cite dompurify'`,
    replacement: `'*'`,
    attempt: 'a Trusted Types policy of another name',
  },
]

/** What the default policy of Trusted Types lets through. */
const gates: readonly Opened[] = [
  {
    name: 'any HTML',
    text: 'harmless.has(html) || sink === parsing ? html : null',
    replacement: 'harmless.has(html) || sink !== parsing ? html : null',
    attempt: 'text into innerHTML',
  },
  {
    name: 'any script',
    text: 'isData(text) ? text : null',
    replacement: 'isData(text) ? text : text',
    attempt: 'a script of text',
  },
  {
    name: 'a script from anywhere',
    text: 'isOwn(address) ? address : null',
    replacement: 'isOwn(address) ? address : address',
    attempt: 'a script of another site',
  },
]

/** What the browser itself refuses, whatever the client does. */
export const ofThePolicy: readonly Mutation[] = [
  ...opened.map((one) =>
    mutationOf(one, 'scripts/content-security-policy.ts', 'the content security policy: '),
  ),
  ...gates.map((one) => mutationOf(one, 'src/content/trusted-types.ts', 'Trusted Types: ')),
]

function mutationOf(
  { name, text, replacement, attempt }: Opened,
  file: string,
  whose: string,
): Mutation {
  return {
    name: whose + name,
    file,
    text,
    replacement,
    check: journey('tests/trust/policy.spec.ts', `${attempt} is refused`, ['site']),
    // What refuses is named and compared.
    says: /toEqual/,
  }
}

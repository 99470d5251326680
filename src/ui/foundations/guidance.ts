/** How to use a component: rendered on its Storybook page below the props. Sentences are Markdown. */
export interface Guidance {
  readonly do: readonly [string, ...string[]]
  readonly dont: readonly [string, ...string[]]
  /** What is exposed to assistive technology, and what users of the component must provide. */
  readonly accessibility: readonly [string, ...string[]]
  /** Empty if nothing in the component is focusable. */
  readonly keyboard: readonly KeyboardRow[]
}

interface KeyboardRow {
  /** As printed on the key: `Enter`, `Space`, `←`. */
  readonly keys: readonly [string, ...string[]]
  readonly does: string
}

/** Renders the guidance as Markdown. */
export function toGuidanceMarkdown(guidance: Guidance): string {
  return [
    '## Use',
    '### Do',
    toMarkdownList(guidance.do),
    '### Don’t',
    toMarkdownList(guidance.dont),
    '## Accessibility',
    toMarkdownList(guidance.accessibility),
    '## Keyboard',
    guidance.keyboard.length === 0
      ? 'Nothing of it takes the focus.'
      : [
          '| Key | What it does |',
          '| --- | --- |',
          ...guidance.keyboard.map(
            ({ keys, does }) => `| ${keys.map(toKeyCap).join(' ')} | ${does} |`,
          ),
        ].join('\n'),
  ].join('\n\n')
}

function toMarkdownList(sentences: readonly string[]): string {
  return sentences.map((sentence) => `- ${sentence}`).join('\n')
}

function toKeyCap(key: string): string {
  return `<kbd>${key}</kbd>`
}

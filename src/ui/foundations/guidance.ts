/** How a component is meant to be used: what its page in Storybook says below its properties. Sentences are Markdown. */
export interface Guidance {
  readonly do: readonly [string, ...string[]]
  readonly dont: readonly [string, ...string[]]
  /** What is told to assistive technology, what was decided for it, and what who uses the component still has to see to. */
  readonly accessibility: readonly [string, ...string[]]
  /** Empty where nothing of the component takes the focus. */
  readonly keyboard: readonly KeyboardRow[]
}

interface KeyboardRow {
  /** As printed on the key: `Enter`, `Space`, `←`. */
  readonly keys: readonly [string, ...string[]]
  readonly does: string
}

/** The guidance as the Markdown of a page. */
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

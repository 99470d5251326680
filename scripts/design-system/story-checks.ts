/** The tag of a story that checks more than it shows: the sidebar leaves it out until somebody asks for it (main.ts). */
export const checkTag = 'check'
/** The tag of a story that is worth a look although it acts, or although its file is one of checks. */
export const stateTag = 'state'

/** How many stories a component shows. */
export const maxShown = 8

/** What is read of a story. */
interface ReadStory {
  readonly exportName: string
  /** Of the story and of its file. */
  readonly tags?: readonly string[]
}

/** What a person does, or a program in their place. */
const acting = /\b(?:userEvent|fireEvent)\b|\.(?:click|focus)\(\)/
/** The toolbar and the grid show each story in each language and at each width. */
const repeating = /^(?:In)?English|English(?:Search)?$|(?:Phone|Tablet|Desktop|OnDesk)$/

/**
 * The stories of a file that check more than they show, by their exports: those that act, and those that repeat another one in
 * English or on a phone. The first one shows the component. Tags say otherwise: `state` shows a story, `check` leaves out
 * it, or all of its file.
 */
export function findChecks(source: string, stories: readonly ReadStory[]): ReadonlySet<string> {
  const actors = findActors(source)
  const checks = stories.filter(({ exportName, tags = [] }, index) => {
    if (tags.includes(stateTag)) return false
    if (tags.includes(checkTag)) return true
    return index > 0 && (actors.has(exportName) || repeating.test(exportName))
  })
  return new Set(checks.map(({ exportName }) => exportName))
}

/** The declarations of a file that act, that call one that does, or that are made of such a story. */
function findActors(source: string): ReadonlySet<string> {
  const starts = [...source.matchAll(/^(?:export )?(?:async )?(?:const|function) (\w+)/gm)]
  const declarations = starts.map(({ 1: name = '', index }, position) => ({
    name,
    text: source.slice(index, starts[position + 1]?.index).replaceAll(/\/\*\*.*?\*\//gs, ''),
  }))
  const actors = new Set<string>()
  let size = -1
  while (size < actors.size) {
    size = actors.size
    // Every story names `meta`, which a file may give an action of its own. A story is also a word of texts.
    const uses = [...actors].map((name) =>
      /^[A-Z]/.test(name) ? String.raw`\.\.\.${name}\b|\b${name}\.` : String.raw`\b${name}\b`,
    )
    const acts = new RegExp([acting.source, ...uses].join('|'))
    for (const { name, text } of declarations) {
      if (name !== 'meta' && acts.test(text)) actors.add(name)
    }
  }
  return actors
}

import { readFile } from 'node:fs/promises'
import { posix } from 'node:path'
import { fileURLToPath } from 'node:url'

import type { ComponentManifest, Manifests } from 'storybook/internal/types'

/**
 * Storybook's manifests as they are published: components only, with imports that work in the project, and with paths from
 * the project's root instead of the machine's.
 */
export async function toPublishedManifests(manifests: Manifests, root: URL): Promise<Manifests> {
  const found = Object.entries(manifests.components?.components ?? {})
  const components: Record<string, ComponentManifest> = {}
  for (const [id, component] of found) {
    // Stories of a screen or a foundation show no one component, which Storybook reports as an error, with their source.
    if (component.error === undefined) components[id] = await toPublishedComponent(component, root)
  }
  const published = {
    ...manifests,
    ...(manifests.components && { components: { ...manifests.components, components } }),
  }
  const machinePath = JSON.stringify(fileURLToPath(root)).slice(1, -1)
  return JSON.parse(JSON.stringify(published).replaceAll(machinePath, '')) as Manifests
}

async function toPublishedComponent(
  component: ComponentManifest,
  root: URL,
): Promise<ComponentManifest> {
  const modules = await readProjectModules(posix.normalize(component.path), root)
  const withProjectImport = <Described extends { import?: string | undefined }>(
    described: Described,
  ) => ({ ...described, import: described.import && toProjectImports(described.import, modules) })
  return {
    ...withProjectImport(component),
    // A story that a function makes has no snippet, which is no error of its component.
    stories: component.stories.map((story) => omitError(story)),
    ...(component.subcomponents && {
      subcomponents: Object.fromEntries(
        Object.entries(component.subcomponents).map(([name, subcomponent]) => [
          name,
          withProjectImport(subcomponent),
        ]),
      ),
    }),
  }
}

function omitError<Described extends { error?: unknown }>(described: Described) {
  const { error, ...others } = described
  return error === undefined ? described : others
}

const importPattern = /^import (?:type )?\{([^}]+)\} from '([^']+)'/gm

function listImports(source: string): { name: string; from: string }[] {
  return Array.from(source.matchAll(importPattern)).flatMap(([, names = '', from = '']) =>
    names
      .split(',')
      .map((name) => ({ name: name.trim(), from }))
      .filter(({ name }) => name !== ''),
  )
}

/** From where the project imports what a stories file imports of it. */
async function readProjectModules(stories: string, root: URL): Promise<Map<string, string>> {
  const source = await readFile(new URL(stories, root), 'utf8')
  return new Map(
    listImports(source).map(({ name, from }) => [
      name,
      from.startsWith('.') ? posix.join(posix.dirname(stories), from).replace(/^src\//, '#') : from,
    ]),
  )
}

/** Storybook takes the project for a package, whose name nobody can import. */
function toProjectImports(imports: string, modules: ReadonlyMap<string, string>): string {
  const names = new Map<string, Set<string>>()
  for (const { name, from } of listImports(imports)) {
    const module = modules.get(name) ?? from
    names.set(module, (names.get(module) ?? new Set()).add(name))
  }
  return Array.from(
    names,
    ([module, imported]) => `import { ${[...imported].join(', ')} } from '${module}'`,
  ).join('\n')
}

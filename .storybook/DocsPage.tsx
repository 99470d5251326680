import {
  Controls,
  Description,
  Markdown,
  Primary,
  Stories,
  Title,
  useOf,
} from '@storybook/addon-docs/blocks'

import { type Guidance, toGuidanceMarkdown } from '#ui/foundations/guidance.ts'

/** The page of a component: what it is, its properties, how it is used and with which keys, its states. */
export function DocsPage() {
  const { preparedMeta } = useOf('meta', ['meta'])
  const { guidance } = preparedMeta.parameters as { guidance?: Guidance }
  return (
    <>
      <Title />
      <Description />
      <Primary />
      <Controls />
      {guidance !== undefined && <Markdown>{toGuidanceMarkdown(guidance)}</Markdown>}
      <Stories />
    </>
  )
}

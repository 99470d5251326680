import type { ComponentProps } from 'react'

import { Button } from '#ui/Button/Button.tsx'

/** The usual button of the toolbar and of the notes. */
export function ToolbarButton(props: ComponentProps<typeof Button>) {
  return <Button size="small" variant="secondary" {...props} />
}

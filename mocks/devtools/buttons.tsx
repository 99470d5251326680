import { clsx } from 'clsx/lite'
import type { ComponentProps } from 'react'

import { Button } from '#ui/Button/Button.tsx'

import tab from './tab.module.css'

/** The usual button of the toolbar. */
export function ToolbarButton(props: ComponentProps<typeof Button>) {
  return <Button size="small" variant="secondary" {...props} />
}

interface IconButtonProps extends ComponentProps<'button'> {
  label: string
}

/** A button whose only child is an icon. */
export function IconButton({ label, className, ...rest }: IconButtonProps) {
  return (
    <button
      type="button"
      className={clsx(tab.iconButton, className)}
      aria-label={label}
      {...rest}
    />
  )
}

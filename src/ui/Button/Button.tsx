import { clsx } from 'clsx/lite'
import type { ComponentProps } from 'react'

import styles from './Button.module.css'

export type ButtonVariant = 'primary' | 'secondary' | 'tertiary' | 'danger'

interface ButtonProps extends ComponentProps<'button'> {
  /** One primary action a view, secondary beside it, tertiary in dense areas, danger for what destroys. */
  variant?: ButtonVariant
  size?: 'medium' | 'small'
}

/**
 * A button for actions; navigation uses a link with `getButtonClassName`. The second click of a double click does not
 * submit: the first may have succeeded already and reset the form.
 */
export function Button({
  variant = 'primary',
  size = 'medium',
  type = 'button',
  className,
  onClick,
  ...rest
}: ButtonProps) {
  return (
    <button
      // oxlint-disable-next-line react/button-has-type -- the default is 'button'; callers may say 'submit'
      type={type}
      className={getButtonClassName(variant, size, className)}
      onClick={(event) => {
        if (type === 'submit' && event.detail > 1) event.preventDefault()
        onClick?.(event)
      }}
      {...rest}
    />
  )
}

/** The class names that make a router link look like a button. */
export function getButtonClassName(
  variant: ButtonVariant = 'primary',
  size: 'medium' | 'small' = 'medium',
  className?: string,
): string {
  return clsx(styles.button, styles[variant], styles[size], className)
}

import { useRef } from 'react'

import { Button } from '#ui/Button/Button.tsx'

interface FileInputProps {
  label: string
  onChosen: (file: File) => Promise<void>
}

/** A button that asks for a file; the browser's own field stays out of sight and of the keyboard's way. */
export function FileInput({ label, onChosen }: FileInputProps) {
  const field = useRef<HTMLInputElement>(null)
  return (
    <>
      <Button
        size="small"
        look="secondary"
        onClick={() => {
          field.current?.click()
        }}
      >
        {label}
      </Button>
      <input
        ref={field}
        type="file"
        accept="application/json,.json"
        aria-label={label}
        hidden
        onChange={async (event) => {
          const [file] = event.target.files ?? []
          // Emptied, so that the same file can be chosen again.
          if (file !== undefined) await onChosen(file)
          if (field.current !== null) field.current.value = ''
        }}
      />
    </>
  )
}

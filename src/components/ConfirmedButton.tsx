import { Trash2 } from 'lucide-react'
import { useState } from 'react'

import { Button } from '#ui/Button/Button.tsx'
import { Dialog } from '#ui/Dialog/Dialog.tsx'

interface ConfirmedButtonProps {
  label: string
  /** Of the question. */
  title: string
  text: string
  confirm: string
  cancel: string
  /** Whether there is something to lose; otherwise it is done at once. */
  isAsked?: boolean
  onConfirm: () => void
}

/** A button that deletes after a question. */
export function ConfirmedButton({
  label,
  title,
  text,
  confirm,
  cancel,
  isAsked = true,
  onConfirm,
}: ConfirmedButtonProps) {
  const [isAsking, setIsAsking] = useState(false)
  return (
    <>
      <Button
        variant="danger"
        size="small"
        onClick={() => {
          if (isAsked) setIsAsking(true)
          else onConfirm()
        }}
      >
        <Trash2 size={16} strokeWidth={1.75} aria-hidden />
        <span>{label}</span>
      </Button>
      <Dialog
        open={isAsking}
        onClose={() => setIsAsking(false)}
        title={title}
        role="alertdialog"
        actions={
          <>
            <Button variant="secondary" onClick={() => setIsAsking(false)}>
              {cancel}
            </Button>
            <Button
              onClick={() => {
                setIsAsking(false)
                onConfirm()
              }}
            >
              {confirm}
            </Button>
          </>
        }
      >
        <p>{text}</p>
      </Dialog>
    </>
  )
}

import { Button } from '#web/ui/button.tsx'

type SubmitOrBackProps = { label: string; pending: boolean; onBack: () => void }

/** The two ways out of a form of the Reset tab. */
export function SubmitOrBack({ label, pending, onBack }: SubmitOrBackProps) {
  return (
    <div className="grid gap-3">
      <Button type="submit" wide pending={pending}>
        {label}
      </Button>
      <Button variant="quiet" wide onClick={onBack}>
        Back to Login
      </Button>
    </div>
  )
}

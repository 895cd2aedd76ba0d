import { Component, type ReactNode } from 'react'
import { HeaderWithHelp } from '#web/features/help/help-at-hand.tsx'
import { Button } from '#web/ui/button.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { PageShell } from '#web/ui/page-shell.tsx'
import { loadAgain } from './load-again.ts'

type Props = { children: ReactNode }

/** Shown when rendering fails; React asks for a class here. Says nothing of what was on the screen. */
export class CrashPage extends Component<Props, { crashed: boolean; isLoading: boolean }> {
  override state = { crashed: false, isLoading: false }

  static getDerivedStateFromError() {
    return { crashed: true }
  }

  private readonly loadAgain = () => {
    this.setState({ isLoading: true })
    void loadAgain()
  }

  override render() {
    if (!this.state.crashed) return this.props.children
    return (
      <PageShell header={<HeaderWithHelp />}>
        <EmptyState
          alone
          title="This page stumbled"
          action={
            <Button pending={this.state.isLoading} onClick={this.loadAgain}>
              Load it again
            </Button>
          }
        >
          Your answers are safe on the server. Loading the page again usually helps.
        </EmptyState>
      </PageShell>
    )
  }
}

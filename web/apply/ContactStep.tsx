import { Button, Input } from '@fluentui/react-components'
import { useToast } from '../components/Toasts.tsx'
import { FormField } from '../forms/FormField.tsx'
import { type Entries, isReachable } from './entries.ts'
import { StepForm } from './StepForm.tsx'

type Props = {
  email: string
  phone: string
  onEnter: (part: Partial<Entries>) => void
  onBack: () => void
  onContinue: () => void
}

/** The second step: how to reach the applicant. */
export function ContactStep({ email, phone, onEnter, onBack, onContinue }: Props) {
  const toast = useToast()
  const isReady = isReachable({ email, phone })
  return (
    <StepForm
      onSubmit={onContinue}
      // The browser does nothing when Enter would press a button that is disabled.
      onKeyDown={({ key, target }) => {
        if (key !== 'Enter' || isReady || !(target instanceof HTMLInputElement)) return
        toast({
          title: 'Contact information required',
          text: 'Please provide either email or phone number',
          intent: 'error',
        })
      }}
      back={
        <Button size="large" onClick={onBack}>
          Back
        </Button>
      }
      forth={
        <Button type="submit" appearance="primary" size="large" disabled={!isReady}>
          Continue
        </Button>
      }
    >
      <p>Please provide at least one way for us to contact you.</p>
      <FormField label="Email Address">
        <Input
          type="email"
          name="email"
          size="large"
          autoComplete="email"
          maxLength={254}
          value={email}
          onChange={(_, { value }) => onEnter({ email: value })}
        />
      </FormField>
      <FormField label="Phone Number">
        <Input
          type="tel"
          name="phone"
          size="large"
          autoComplete="tel"
          maxLength={60}
          value={phone}
          onChange={(_, { value }) => onEnter({ phone: value })}
        />
      </FormField>
    </StepForm>
  )
}

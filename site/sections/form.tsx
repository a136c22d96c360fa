import { ActionLink } from '../components/action-link.tsx';
import { Band, type BandProps } from '../components/band.tsx';
import { getMatched } from '../content/actions.ts';
import type { LandingPage } from '../content/landing.ts';
import { ofBand } from './widget.css.ts';

interface FormProps extends BandProps {
  role: LandingPage['role'];
  /** Sent with the answers. */
  campaign: string;
}

const GetMatched = 'hire-get-matched' as 'div';

/** The wizard, with its first question answered. Links of the page lead to it as `#form`. */
export const Form = ({ role, campaign, ...band }: FormProps) => (
  <Band {...band}>
    <GetMatched id="form" {...{ 'for-role': role, campaign }} className={ofBand}>
      {/* Without scripts, the page of the form reads the campaign in its address. */}
      <ActionLink
        action={{
          ...getMatched,
          href: `${getMatched.href}?utm_campaign=${encodeURIComponent(campaign)}#${role}`,
        }}
        variant="primary"
      />
    </GetMatched>
  </Band>
);

/** The links on every page: labels and addresses, in order. */
export const barLinks = {
  links: [
    ['For Companies', '/for-companies'],
    ['For Talent', '/for-talent'],
    ['About', '/about-us'],
  ],
  groups: {
    'Hire Talent': [
      ['Sales', '/sales'],
      ['Virtual Assistants', '/virtual-assistants'],
      ['Project Managers', '/project-managers'],
      ['Developers', '/developers'],
      ['Fractional Talent', '/hire-fractional-talent'],
      ['AI Workflow Specialists', '/ai-workflow-specialists'],
      ['Cybersecurity', '/cybersecurity'],
      ['Shopify & E-Commerce', '/shopify'],
      ['Hire a Full Team', '/hire-a-team'],
    ],
    'Managed Projects': [
      ['Project-Based Talent', '/project-based-talent'],
      ['App Development', '/app-development'],
    ],
    Resources: [
      ['Blogs', '/resources'],
      ['Case Studies', '/case-studies'],
      ['How It Works', '/how-it-works'],
      ['Sample Shortlist', '/sample-shortlist'],
    ],
  },
} as const;

/** The button of the bar, by the audience of the page. */
export const barAction = (route: string) =>
  /^\/(for-talent|how-it-works-freelancers|apply|resources\/freelancers-love-\w+)$/.test(route)
    ? ['Apply', '/apply']
    : ['Get Matched', '/get-matched'];

export const footerLinks = [
  ['For Companies', '/for-companies'],
  ['For Talent', '/for-talent'],
  ['Hire a Team', '/hire-a-team'],
  ['Project-Based Talent', '/project-based-talent'],
  ['App Development', '/app-development'],
  ['How It Works', '/how-it-works'],
  ['Resources', '/resources'],
  ['For partners', '/embed'],
] as const;

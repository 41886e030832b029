import { graphql } from '../gql';

/** Read by the code generator; documents below name it. */
export const DEVICE_CHILD = graphql(`
  fragment DeviceChildFields on DeviceChild {
    id
    nickname
    avatar
    colour
    ageBand
    readingLevel
    languages
    transcript
  }
`);

export const OWN_DEVICE = graphql(`
  query OwnDevice {
    ownDevice {
      id
      name
      child {
        ...DeviceChildFields
      }
      children {
        ...DeviceChildFields
      }
    }
  }
`);

export const SWITCH_DEVICE = graphql(`
  mutation SwitchDevice($childId: ID!) {
    switchDevice(childId: $childId) {
      accessToken
      refreshToken
      expiresIn
    }
  }
`);

export const LEAVE_DEVICE = graphql(`
  mutation LeaveDevice($pin: String!) {
    leaveDevice(pin: $pin)
  }
`);

export const THIS_DEVICE = graphql(`
  query ThisDevice {
    devices {
      id
      createdAt
    }
  }
`);

import { graphql } from '../gql';

export const DEVICE_ROW = graphql(`
  fragment DeviceRow on Device {
    id
    name
    platform
    childIds
    householdId
    lastSeenAt
    createdAt
  }
`);

export const DEVICES = graphql(`
  query Devices {
    devices {
      ...DeviceRow
    }
  }
`);

export const DEVICE_PAIRING = graphql(`
  query DevicePairing($userCode: String!) {
    devicePairing(userCode: $userCode) {
      platform
      requestedAt
      sameNetwork
      pictures
    }
  }
`);

export const APPROVE_PAIRING = graphql(`
  mutation ApproveDevicePairing($userCode: String!, $input: ApproveDevicePairingInput!) {
    approveDevicePairing(userCode: $userCode, input: $input)
  }
`);

export const HAND_OVER_DEVICE = graphql(`
  mutation HandOverDevice($input: HandOverDeviceInput!) {
    handOverDevice(input: $input) {
      accessToken
      refreshToken
      expiresIn
      tokenType
    }
  }
`);

export const UPDATE_DEVICE = graphql(`
  mutation UpdateDevice($id: ID!, $input: UpdateDeviceInput!) {
    updateDevice(id: $id, input: $input) {
      ...DeviceRow
    }
  }
`);

export const DELETE_DEVICE = graphql(`
  mutation DeleteDevice($id: ID!) {
    deleteDevice(id: $id)
  }
`);
